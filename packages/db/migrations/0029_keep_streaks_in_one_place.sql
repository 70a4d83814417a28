ALTER TABLE "child_days" RENAME COLUMN "run_start" TO "streak_start";--> statement-breakpoint
ALTER TABLE "child_days" RENAME CONSTRAINT "child_days_run" TO "child_days_streak";--> statement-breakpoint
ALTER INDEX "child_days_longest_run" RENAME TO "child_days_longest_streak";--> statement-breakpoint
ALTER TABLE "completions" RENAME COLUMN "run_start" TO "streak_start";--> statement-breakpoint
ALTER TABLE "completions" RENAME CONSTRAINT "completions_run" TO "completions_streak";--> statement-breakpoint
-- The first day of the unbroken row of days that each of `days` belongs to. `carried` is where the streak began that
-- reaches the day before `first_day`; null when that day has none. The one text that joins days to a streak.
CREATE FUNCTION streak_starts(days date[], first_day date, carried date) RETURNS TABLE (day date, streak_start date)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT day, CASE WHEN begun = first_day THEN coalesce(carried, begun) ELSE begun END
	FROM (SELECT day, min(day) OVER (PARTITION BY island) AS begun
		FROM (SELECT day, day - (row_number() OVER (ORDER BY day))::int AS island FROM unnest(days) AS day) islands) streaks
$$;--> statement-breakpoint
-- Brings `streak_start` in order after approvals or undos of habits on days: for the heroes in "child_days", for each
-- habit in "completions", from each one's earliest changed day on. Days after it are few, because work is approved within
-- days, so no history is read. Call it after those rows are written, with the heroes locked, as part of the same statement
-- or transaction: it sees what that has written. Returns each hero's longest streak in days, 0 without any.
CREATE FUNCTION recompute_streaks(families uuid[], heroes uuid[], habits uuid[], days date[])
RETURNS TABLE (family_id uuid, child_id uuid, longest integer) LANGUAGE plpgsql VOLATILE AS $$
#variable_conflict use_column
BEGIN
	UPDATE child_days d SET streak_start = s.streak_start
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
	WHERE d.family_id = c.family_id AND d.child_id = c.child_id AND d.day = s.day AND d.streak_start <> s.streak_start;

	UPDATE completions k SET streak_start = s.streak_start
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
	WHERE k.family_id = c.family_id AND k.child_habit_id = c.child_habit_id AND k.date = s.day AND k.status = 'approved'
		AND k.streak_start IS DISTINCT FROM s.streak_start;

	RETURN QUERY
	SELECT c.family_id, c.child_id, coalesce((
		SELECT d.day - d.streak_start + 1 FROM child_days d
		WHERE d.family_id = c.family_id AND d.child_id = c.child_id
		ORDER BY (d.day - d.streak_start) DESC LIMIT 1), 0)
	FROM (SELECT DISTINCT u.family_id, u.child_id FROM unnest(families, heroes) AS u(family_id, child_id)) c;
END
$$;
