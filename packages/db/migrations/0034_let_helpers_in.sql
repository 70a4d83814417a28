ALTER TABLE "parents" DROP CONSTRAINT "parents_role";--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "parents" SET "joined_at" = "created_at", "role" = CASE "role" WHEN 'member' THEN 'parent' ELSE "role" END;--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_role" CHECK ("parents"."role" in ('owner','parent','helper','waiting'));
