CREATE TABLE "habit_templates" (
	"family_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT time_ordered_id() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"icon" text NOT NULL,
	"color" text NOT NULL,
	"xp_reward" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "habit_templates_xp_reward" CHECK ("habit_templates"."xp_reward" between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "habit_templates" ADD CONSTRAINT "habit_templates_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "habit_templates_by_age" ON "habit_templates" USING btree ("family_id","created_at","id");