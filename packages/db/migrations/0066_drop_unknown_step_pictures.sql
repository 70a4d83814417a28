-- A step's picture is one of a habit's from now on. Of those that there are none of, and were drawn as a target, the step keeps
-- its name alone; what was only written in another way ("Healthy_Food") is written as the picture is called.
DO $$
DECLARE
	known text[] := ARRAY[
		'energy', 'teeth', 'reading', 'exercise', 'healthy-food', 'sleep', 'study', 'mindfulness', 'water', 'shower', 'bath', 'soap', 'hair', 'cream',
		'glasses', 'toilet', 'medicine', 'plaster', 'nails', 'clothes', 'shoes', 'coat', 'socks', 'cap', 'backpack', 'laundry', 'bed', 'broom', 'dishes',
		'table', 'bin', 'recycling', 'plants', 'toys', 'keys', 'light', 'sofa', 'garden', 'cooking', 'baking', 'shopping', 'repair', 'fruit', 'vegetables',
		'breakfast', 'milk', 'lunch', 'bread', 'homework', 'maths', 'letters', 'languages', 'music', 'piano', 'guitar', 'art', 'crayon', 'science', 'bus',
		'alarm', 'library', 'computer', 'chess', 'writing', 'calendar', 'puzzle', 'school', 'bike', 'swimming', 'dance', 'basketball', 'tennis', 'scooter',
		'skateboard', 'judo', 'playground', 'hiking', 'sun', 'tree', 'dog', 'cat', 'fish', 'hamster', 'rabbit', 'bird', 'horse', 'bone', 'heart', 'hug',
		'thanks', 'help', 'present', 'letter', 'baby', 'family', 'smile', 'call', 'peace', 'flowers', 'breathe', 'moon', 'star', 'timer', 'no-phone',
		'television', 'coins'
	];
	place text;
BEGIN
	FOREACH place IN ARRAY ARRAY['master_habits', 'child_habits', 'habit_templates'] LOOP
		EXECUTE format($sql$
			UPDATE %I SET tool = jsonb_set(tool, '{steps}', (
				SELECT jsonb_agg(
					CASE
						WHEN step->'picture' IS NULL THEN step
						WHEN called = ANY ($1) THEN jsonb_set(step, '{picture}', to_jsonb(called))
						ELSE step - 'picture'
					END ORDER BY n)
				FROM jsonb_array_elements(tool->'steps') WITH ORDINALITY AS steps(step, n),
					LATERAL regexp_replace(lower(btrim(step->>'picture')), '[[:space:]_]+', '-', 'g') AS called
			))
			WHERE tool->>'kind' = 'steps' AND EXISTS (
				SELECT 1 FROM jsonb_array_elements(tool->'steps') AS step WHERE NOT step->>'picture' = ANY ($1)
			)
		$sql$, place) USING known;
	END LOOP;
END $$;
