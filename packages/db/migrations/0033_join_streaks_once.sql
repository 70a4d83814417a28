-- The same function as before, one hero and one habit after the other: in one statement for all of them the planner joined
-- the days of a hero's whole history anew for each of these days.
CREATE OR REPLACE FUNCTION recompute_streaks(families uuid[], heroes uuid[], habits uuid[], days date[])
RETURNS TABLE (family_id uuid, child_id uuid, longest integer) LANGUAGE plpgsql VOLATILE AS $$
#variable_conflict use_column
DECLARE
	changed record;
	later date[];
	carried date;
BEGIN
	FOR changed IN SELECT u.family_id AS family, u.child_id AS hero, min(u.day) AS first_day
		FROM unnest(families, heroes, days) AS u(family_id, child_id, day) GROUP BY 1, 2
	LOOP
		later := ARRAY(SELECT x.day FROM child_days x
			WHERE x.family_id = changed.family AND x.child_id = changed.hero AND x.day >= changed.first_day);
		carried := (SELECT x.streak_start FROM child_days x
			WHERE x.family_id = changed.family AND x.child_id = changed.hero AND x.day = changed.first_day - 1);
		UPDATE child_days d SET streak_start = s.streak_start FROM streak_starts(later, changed.first_day, carried) s
		WHERE d.family_id = changed.family AND d.child_id = changed.hero AND d.day >= changed.first_day
			AND d.day = s.day AND d.streak_start <> s.streak_start;
	END LOOP;
	FOR changed IN SELECT u.family_id AS family, u.child_habit_id AS habit, min(u.day) AS first_day
		FROM unnest(families, habits, days) AS u(family_id, child_habit_id, day) GROUP BY 1, 2
	LOOP
		later := ARRAY(SELECT x.date FROM completions x WHERE x.family_id = changed.family
			AND x.child_habit_id = changed.habit AND x.date >= changed.first_day AND x.status = 'approved');
		carried := (SELECT x.streak_start FROM completions x WHERE x.family_id = changed.family
			AND x.child_habit_id = changed.habit AND x.date = changed.first_day - 1 AND x.status = 'approved');
		UPDATE completions k SET streak_start = s.streak_start FROM streak_starts(later, changed.first_day, carried) s
		WHERE k.family_id = changed.family AND k.child_habit_id = changed.habit AND k.date >= changed.first_day
			AND k.date = s.day AND k.status = 'approved' AND k.streak_start IS DISTINCT FROM s.streak_start;
	END LOOP;
	RETURN QUERY
	SELECT c.family_id, c.child_id, coalesce((
		SELECT d.day - d.streak_start + 1 FROM child_days d
		WHERE d.family_id = c.family_id AND d.child_id = c.child_id
		ORDER BY (d.day - d.streak_start) DESC LIMIT 1), 0)
	FROM (SELECT DISTINCT u.family_id, u.child_id FROM unnest(families, heroes) AS u(family_id, child_id)) c;
END
$$;
