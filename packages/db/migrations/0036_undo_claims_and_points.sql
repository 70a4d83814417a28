CREATE TABLE "parent_calls" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"id" uuid DEFAULT time_ordered_id() NOT NULL,
	"called_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_by" uuid,
	CONSTRAINT "parent_calls_family_id_child_id_pk" PRIMARY KEY("family_id","child_id"),
	CONSTRAINT "parent_calls_family_id_key" UNIQUE("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "xp_entries" DROP CONSTRAINT "xp_entries_cause";--> statement-breakpoint
DROP INDEX "completions_auto_approved";--> statement-breakpoint
DROP INDEX "xp_entries_once_per_claim";--> statement-breakpoint
DROP INDEX "reward_transactions_waiting";--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD COLUMN "rejected_by" uuid;--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD COLUMN "rejected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD COLUMN "hold_no" integer;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "used_by" uuid;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "hold_no" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "parent_calls" ADD CONSTRAINT "parent_calls_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD CONSTRAINT "reward_transactions_undoes_fk" FOREIGN KEY ("family_id","undoes") REFERENCES "public"."reward_transactions"("family_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "completions_decided" ON "completions" USING btree ("family_id","decided_at") WHERE "completions"."decided_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_transactions_one_undo" ON "reward_transactions" USING btree ("family_id","undoes") WHERE "reward_transactions"."undoes" is not null;--> statement-breakpoint
CREATE INDEX "reward_transactions_decided" ON "reward_transactions" USING btree ("family_id",coalesce("approved_at", "rejected_at")) WHERE "reward_transactions"."approved_by" is not null or "reward_transactions"."rejected_by" is not null;--> statement-breakpoint
UPDATE "xp_entries" SET "hold_no" = 1 WHERE "claim_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "xp_entries_once_per_hold" ON "xp_entries" USING btree ("family_id","claim_id","hold_no","kind") WHERE "xp_entries"."claim_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_claims_owed" ON "reward_claims" USING btree ("family_id","decided_at") WHERE "reward_claims"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "reward_claims_decided" ON "reward_claims" USING btree ("family_id",coalesce("used_at", "decided_at")) WHERE "reward_claims"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "reward_transactions_waiting" ON "reward_transactions" USING btree ("family_id","child_id") WHERE not "reward_transactions"."is_approved" and "reward_transactions"."rejected_at" is null;--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD CONSTRAINT "reward_transactions_rejected" CHECK ("reward_transactions"."rejected_at" is null or not "reward_transactions"."is_approved");--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_cause" CHECK (case when "xp_entries"."kind" in ('mission','mission_undo') then "xp_entries"."completion_id" is not null and "xp_entries"."approval_no" is not null else "xp_entries"."claim_id" is not null and "xp_entries"."hold_no" is not null end);--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_given" CHECK ("reward_claims"."used_by" is null or "reward_claims"."used_at" is not null);