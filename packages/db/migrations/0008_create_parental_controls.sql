CREATE TABLE "parental_controls" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"daily_screen_time" integer DEFAULT 120 NOT NULL,
	"bonus_time_per_habit" integer DEFAULT 10 NOT NULL,
	"weekend_bonus" integer DEFAULT 60 NOT NULL,
	"max_game_time_per_day" integer DEFAULT 30 NOT NULL,
	"bedtime_mode" boolean DEFAULT false NOT NULL,
	"bedtime_start" text DEFAULT '20:00' NOT NULL,
	"bedtime_end" text DEFAULT '07:00' NOT NULL,
	"emergency_mode" boolean DEFAULT false NOT NULL,
	"emergency_activated_at" timestamp (3) with time zone,
	"emergency_message" text,
	"block_all_apps" boolean DEFAULT false NOT NULL,
	"limit_internet" boolean DEFAULT false NOT NULL,
	"parent_contact_enabled" boolean DEFAULT true NOT NULL,
	"enable_habits" boolean DEFAULT true NOT NULL,
	"enable_gear_shop" boolean DEFAULT true NOT NULL,
	"enable_mini_games" boolean DEFAULT true NOT NULL,
	"enable_rewards" boolean DEFAULT true NOT NULL,
	CONSTRAINT "parental_controls_family_id_child_id_pk" PRIMARY KEY("family_id","child_id"),
	CONSTRAINT "parental_controls_minutes" CHECK ("parental_controls"."daily_screen_time" between 0 and 1440 and "parental_controls"."bonus_time_per_habit" between 0 and 1440 and "parental_controls"."weekend_bonus" between 0 and 1440 and "parental_controls"."max_game_time_per_day" between 0 and 1440),
	CONSTRAINT "parental_controls_emergency" CHECK ("parental_controls"."emergency_mode" = "parental_controls"."block_all_apps" and "parental_controls"."emergency_mode" = ("parental_controls"."emergency_activated_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "parental_controls" ADD CONSTRAINT "parental_controls_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;