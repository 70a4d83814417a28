ALTER TABLE "completions" ADD COLUMN "run_start" date;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_run" CHECK ("completions"."run_start" <= "completions"."date");--> statement-breakpoint
UPDATE "completions" k SET "run_start" = r."run_start" FROM (
	SELECT "id", min("date") OVER (PARTITION BY "child_habit_id", "island") AS "run_start" FROM (
		SELECT "id", "child_habit_id", "date", "date" - (row_number() OVER (PARTITION BY "child_habit_id" ORDER BY "date"))::int AS "island"
		FROM "completions" WHERE "status" = 'approved'
	) days
) r WHERE k."id" = r."id";
