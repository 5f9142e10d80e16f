### Üben an vorbereiteten Stellungen, und Lektionen.

error-practice-unknown = Es gibt keine Übung namens „{ $found }“.
error-practice-long = Diese Übung endet nach { $expected } Zügen. Fang sie neu an.
lesson-wrong = Das ginge, aber die Lektion hat etwas anderes vor: Versuch, was leuchtet.
practice-again = Neu anfangen
