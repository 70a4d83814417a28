ALTER TABLE "child_habits" DROP COLUMN "frequency";--> statement-breakpoint
ALTER TABLE "master_habits" DROP COLUMN "frequency";