CREATE TABLE "reward_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"description" text NOT NULL,
	"requires_approval" boolean NOT NULL,
	"is_approved" boolean NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"completion_id" uuid,
	"approval_no" integer,
	"once_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_transactions_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "reward_transactions_amount" CHECK ("reward_transactions"."amount" <> 0),
	CONSTRAINT "reward_transactions_approval" CHECK ("reward_transactions"."is_approved" or "reward_transactions"."requires_approval")
);
--> statement-breakpoint
CREATE TABLE "xp_entries" (
	"id" bigserial NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"completion_id" uuid,
	"approval_no" integer,
	"claim_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "xp_entries_family_id_child_id_id_pk" PRIMARY KEY("family_id","child_id","id"),
	CONSTRAINT "xp_entries_kind" CHECK ("xp_entries"."kind" in ('mission','mission_undo','claim_hold','claim_refund')),
	CONSTRAINT "xp_entries_sign" CHECK (("xp_entries"."amount" > 0) = ("xp_entries"."kind" in ('mission','claim_refund')) and "xp_entries"."amount" <> 0),
	CONSTRAINT "xp_entries_cause" CHECK (case when "xp_entries"."kind" in ('mission','mission_undo') then "xp_entries"."completion_id" is not null and "xp_entries"."approval_no" is not null else "xp_entries"."claim_id" is not null end)
);
--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD CONSTRAINT "reward_transactions_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_transactions_once_per_approval" ON "reward_transactions" USING btree ("family_id","completion_id","approval_no","type") WHERE "reward_transactions"."completion_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_transactions_once" ON "reward_transactions" USING btree ("family_id","child_id","once_key") WHERE "reward_transactions"."once_key" is not null;--> statement-breakpoint
CREATE INDEX "reward_transactions_newest" ON "reward_transactions" USING btree ("family_id","child_id","created_at");--> statement-breakpoint
CREATE INDEX "reward_transactions_waiting" ON "reward_transactions" USING btree ("family_id","child_id") WHERE not "reward_transactions"."is_approved";--> statement-breakpoint
CREATE UNIQUE INDEX "xp_entries_once_per_approval" ON "xp_entries" USING btree ("family_id","completion_id","approval_no","kind") WHERE "xp_entries"."completion_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "xp_entries_once_per_claim" ON "xp_entries" USING btree ("family_id","claim_id","kind") WHERE "xp_entries"."claim_id" is not null;