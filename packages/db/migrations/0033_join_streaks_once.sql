-- The same function as before, which joins each hero's and each habit's days once and only then looks for the rows to
-- write: the planner used to join them anew for every day of the hero's history.
CREATE OR REPLACE FUNCTION recompute_streaks(families uuid[], heroes uuid[], habits uuid[], days date[])
RETURNS TABLE (family_id uuid, child_id uuid, longest integer) LANGUAGE plpgsql VOLATILE AS $$
#variable_conflict use_column
BEGIN
	WITH joined AS MATERIALIZED (
		SELECT c.family_id, c.child_id, s.day, s.streak_start
		FROM (
			SELECT u.family_id, u.child_id, min(u.day) AS first_day
			FROM unnest(families, heroes, days) AS u(family_id, child_id, day) GROUP BY 1, 2
		) c
		CROSS JOIN LATERAL (
			SELECT ARRAY(SELECT x.day FROM child_days x
					WHERE x.family_id = c.family_id AND x.child_id = c.child_id AND x.day >= c.first_day) AS days,
				(SELECT x.streak_start FROM child_days x
					WHERE x.family_id = c.family_id AND x.child_id = c.child_id AND x.day = c.first_day - 1) AS carried
			OFFSET 0
		) known
		CROSS JOIN LATERAL streak_starts(known.days, c.first_day, known.carried) s
	)
	UPDATE child_days d SET streak_start = j.streak_start FROM joined j
	WHERE d.family_id = j.family_id AND d.child_id = j.child_id AND d.day = j.day AND d.streak_start <> j.streak_start;

	WITH joined AS MATERIALIZED (
		SELECT c.family_id, c.child_habit_id, s.day, s.streak_start
		FROM (
			SELECT u.family_id, u.child_habit_id, min(u.day) AS first_day
			FROM unnest(families, habits, days) AS u(family_id, child_habit_id, day) GROUP BY 1, 2
		) c
		CROSS JOIN LATERAL (
			SELECT ARRAY(SELECT x.date FROM completions x WHERE x.family_id = c.family_id
					AND x.child_habit_id = c.child_habit_id AND x.date >= c.first_day AND x.status = 'approved') AS days,
				(SELECT x.streak_start FROM completions x WHERE x.family_id = c.family_id
					AND x.child_habit_id = c.child_habit_id AND x.date = c.first_day - 1 AND x.status = 'approved') AS carried
			OFFSET 0
		) known
		CROSS JOIN LATERAL streak_starts(known.days, c.first_day, known.carried) s
	)
	UPDATE completions k SET streak_start = j.streak_start FROM joined j
	WHERE k.family_id = j.family_id AND k.child_habit_id = j.child_habit_id AND k.date = j.day AND k.status = 'approved'
		AND k.streak_start IS DISTINCT FROM j.streak_start;

	RETURN QUERY
	SELECT c.family_id, c.child_id, coalesce((
		SELECT d.day - d.streak_start + 1 FROM child_days d
		WHERE d.family_id = c.family_id AND d.child_id = c.child_id
		ORDER BY (d.day - d.streak_start) DESC LIMIT 1), 0)
	FROM (SELECT DISTINCT u.family_id, u.child_id FROM unnest(families, heroes) AS u(family_id, child_id)) c;
END
$$;
