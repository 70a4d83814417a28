CREATE TABLE "reminders" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"child_habit_id" uuid NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "reminders_family_id_child_habit_id_day_pk" PRIMARY KEY("family_id","child_habit_id","day"),
	CONSTRAINT "reminders_status" CHECK ("reminders"."status" in ('planned','sent','dropped'))
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_family_id_child_habit_id_child_habits_family_id_id_fk" FOREIGN KEY ("family_id","child_habit_id") REFERENCES "public"."child_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at") WHERE "reminders"."status" = 'planned';