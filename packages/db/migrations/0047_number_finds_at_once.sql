-- The same function as before, in one statement instead of two for each hero, which a sweep of many heroes felt. An index
-- says how many finds a hero has and how high their numbers go; only where an undo has left a gap are numbers tried.
CREATE OR REPLACE FUNCTION next_finds(families uuid[], heroes uuid[], approvals uuid[])
RETURNS TABLE (family_id uuid, completion_id uuid, find_no integer) LANGUAGE plpgsql VOLATILE AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY
	SELECT hero.family, a.id, CASE WHEN had.taken = had.highest + 1 THEN had.taken + a.place::integer - 1
		-- An undo has left a gap. Among as many numbers as are taken and wanted there are enough free ones.
		ELSE (SELECT n FROM generate_series(0, had.taken + a.place::integer - 1) AS n
			WHERE NOT EXISTS (SELECT 1 FROM completions k
				WHERE k.family_id = hero.family AND k.child_id = hero.id AND k.find_no = n)
			ORDER BY n OFFSET a.place - 1 LIMIT 1) END
	FROM (
		SELECT u.family_id AS family, u.child_id AS id, array_agg(u.approval ORDER BY u.approval) AS approvals
		FROM unnest(families, heroes, approvals) AS u(family_id, child_id, approval) GROUP BY 1, 2
	) hero
	CROSS JOIN LATERAL (
		SELECT count(*)::integer AS taken, coalesce(max(k.find_no), -1) AS highest FROM completions k
		WHERE k.family_id = hero.family AND k.child_id = hero.id AND k.find_no IS NOT NULL
	) had
	CROSS JOIN LATERAL unnest(hero.approvals) WITH ORDINALITY AS a(id, place);
END
$$;
