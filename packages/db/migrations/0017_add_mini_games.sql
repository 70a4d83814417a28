-- The three games of packages/domain/src/games/catalogue.ts; a test keeps the two equal.
INSERT INTO "mini_games" ("id", "name", "description", "icon", "unlock_requirement", "position") VALUES
	('word-puzzle', 'Word Puzzle', 'Put the letters in the right order', 'input-latin-letters', 2, 1),
	('math-hero', 'Math Hero', 'Beat the monsters with numbers', 'abacus', 2, 2),
	('memory-master', 'Memory Master', 'Find the pairs that belong together', 'puzzle-piece', 3, 3)
ON CONFLICT ("id") DO NOTHING;
