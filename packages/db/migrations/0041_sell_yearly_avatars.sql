-- Avatars of the yearly plan, from packages/domain/src/shop; a test keeps the two equal.
INSERT INTO "avatar_items" ("id", "avatar_type", "name", "description", "cost", "rarity") VALUES
	('rabbit', 'rabbit', 'Moon Rabbit', 'One hop ahead of every chore', 90, 'epic'),
	('elf', 'elf', 'Moonlight Elf', 'Walks softly and finishes what they begin', 120, 'legendary'),
	('prince', 'prince', 'Crown Prince', 'Keeps his word, every day', 140, 'legendary');
