-- Streaks are folded in domain from now on, after the commit of what changed them; each day's row keeps what was counted.
DROP FUNCTION "recompute_streaks";--> statement-breakpoint
DROP FUNCTION "streak_starts";--> statement-breakpoint
ALTER TABLE "completions" DROP CONSTRAINT "completions_streak";--> statement-breakpoint
ALTER TABLE "child_days" DROP CONSTRAINT "child_days_streak";--> statement-breakpoint
DROP INDEX "child_days_longest_streak";--> statement-breakpoint
CREATE INDEX "child_days_shielded" ON "child_days" USING btree ("family_id","child_id","day") WHERE "child_days"."shielded" <> '{}';--> statement-breakpoint
ALTER TABLE "completions" DROP COLUMN "streak_start";--> statement-breakpoint
ALTER TABLE "child_days" DROP COLUMN "streak_start";
