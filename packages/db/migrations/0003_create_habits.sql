CREATE TABLE "child_habits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"master_habit_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"icon" text NOT NULL,
	"color" text NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"xp_reward" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"reminder_enabled" boolean DEFAULT false NOT NULL,
	"reminder_time" text DEFAULT '08:00' NOT NULL,
	"reminder_duration" integer DEFAULT 30 NOT NULL,
	"time_range_start" text DEFAULT '07:00' NOT NULL,
	"time_range_end" text DEFAULT '20:00' NOT NULL,
	"voice_reminder_enabled" boolean DEFAULT false NOT NULL,
	"custom_ringtone" text DEFAULT 'gentle-chime' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "child_habits_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "child_habits_xp_reward" CHECK ("child_habits"."xp_reward" between 1 and 1000),
	CONSTRAINT "child_habits_reminder_duration" CHECK ("child_habits"."reminder_duration" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "habit_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"child_habit_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	CONSTRAINT "habit_periods_order" CHECK ("habit_periods"."until_day" >= "habit_periods"."from_day")
);
--> statement-breakpoint
CREATE TABLE "master_habits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"icon" text NOT NULL,
	"color" text NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"xp_reward" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"voice_recording" text,
	"voice_recording_name" text,
	"reminder_enabled" boolean DEFAULT false NOT NULL,
	"reminder_time" text DEFAULT '08:00' NOT NULL,
	"reminder_duration" integer DEFAULT 30 NOT NULL,
	"time_range_start" text DEFAULT '07:00' NOT NULL,
	"time_range_end" text DEFAULT '20:00' NOT NULL,
	"voice_reminder_enabled" boolean DEFAULT false NOT NULL,
	"custom_ringtone" text DEFAULT 'gentle-chime' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "master_habits_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "master_habits_xp_reward" CHECK ("master_habits"."xp_reward" between 1 and 1000),
	CONSTRAINT "master_habits_reminder_duration" CHECK ("master_habits"."reminder_duration" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_family_id_master_habit_id_master_habits_family_id_id_fk" FOREIGN KEY ("family_id","master_habit_id") REFERENCES "public"."master_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_periods" ADD CONSTRAINT "habit_periods_family_id_child_habit_id_child_habits_family_id_id_fk" FOREIGN KEY ("family_id","child_habit_id") REFERENCES "public"."child_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_habits" ADD CONSTRAINT "master_habits_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "child_habits_once" ON "child_habits" USING btree ("family_id","child_id","master_habit_id");--> statement-breakpoint
CREATE INDEX "child_habits_by_master" ON "child_habits" USING btree ("family_id","master_habit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "habit_periods_one_open" ON "habit_periods" USING btree ("family_id","child_habit_id") WHERE "habit_periods"."until_day" is null;--> statement-breakpoint
CREATE INDEX "habit_periods_by_child" ON "habit_periods" USING btree ("family_id","child_id","until_day");--> statement-breakpoint
CREATE INDEX "master_habits_by_age" ON "master_habits" USING btree ("family_id","created_at","id") WHERE "master_habits"."deleted_at" is null;