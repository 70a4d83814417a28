CREATE TABLE "habit_streaks" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"child_habit_id" uuid NOT NULL,
	"day" date NOT NULL,
	"days" integer NOT NULL,
	"idle" integer NOT NULL,
	CONSTRAINT "habit_streaks_family_id_child_id_child_habit_id_pk" PRIMARY KEY("family_id","child_id","child_habit_id"),
	CONSTRAINT "habit_streaks_days" CHECK ("habit_streaks"."days" >= 0 and "habit_streaks"."idle" between 0 and 6)
);
--> statement-breakpoint
ALTER TABLE "habit_streaks" ADD CONSTRAINT "habit_streaks_family_id_child_habit_id_child_habits_family_id_id_fk" FOREIGN KEY ("family_id","child_habit_id") REFERENCES "public"."child_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;