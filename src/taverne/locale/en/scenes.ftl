### Scenes at the end of a game.

scene-continue = Continue
