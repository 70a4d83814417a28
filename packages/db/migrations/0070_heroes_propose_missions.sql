ALTER TABLE "proposals" DROP CONSTRAINT "proposals_kind";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "habit_id" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_family_id_habit_id_master_habits_family_id_id_fk" FOREIGN KEY ("family_id","habit_id") REFERENCES "public"."master_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_plan" CHECK (("proposals"."kind" = 'mission') = ("proposals"."plan" is not null));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_kind" CHECK ("proposals"."kind" in ('did','wish','mission'));