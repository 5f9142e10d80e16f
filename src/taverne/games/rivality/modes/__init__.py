"""The modes of Rivality: what each plays differently."""
