CREATE TABLE "completions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"child_habit_id" uuid NOT NULL,
	"date" date NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"xp_earned" integer NOT NULL,
	"points_earned" integer NOT NULL,
	"feedback" text,
	"auto_approved" boolean DEFAULT false NOT NULL,
	"auto_approves_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"is_done_by_parent" boolean DEFAULT false NOT NULL,
	"approval_no" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "completions_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "completions_status" CHECK ("completions"."status" in ('pending','approved','rejected','withdrawn')),
	CONSTRAINT "completions_xp" CHECK ("completions"."xp_earned" between 1 and 1000),
	CONSTRAINT "completions_points" CHECK ("completions"."points_earned" >= 0),
	CONSTRAINT "completions_feedback" CHECK ("completions"."status" <> 'rejected' or "completions"."feedback" is not null),
	CONSTRAINT "completions_paid" CHECK ("completions"."status" <> 'approved' or "completions"."approval_no" > 0)
);
--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_family_id_child_habit_id_child_habits_family_id_id_fk" FOREIGN KEY ("family_id","child_habit_id") REFERENCES "public"."child_habits"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "completions_one_live" ON "completions" USING btree ("family_id","child_habit_id","date") WHERE "completions"."status" in ('pending','approved');--> statement-breakpoint
CREATE INDEX "completions_by_day" ON "completions" USING btree ("family_id","child_id","date");--> statement-breakpoint
CREATE INDEX "completions_waiting" ON "completions" USING btree ("family_id","completed_at") WHERE "completions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "completions_auto_approved" ON "completions" USING btree ("family_id","decided_at") WHERE "completions"."status" = 'approved' and "completions"."auto_approved";--> statement-breakpoint
CREATE INDEX "completions_due" ON "completions" USING btree ("auto_approves_at") WHERE "completions"."status" = 'pending' and "completions"."auto_approves_at" is not null;