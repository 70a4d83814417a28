CREATE TABLE "reward_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"cost" integer NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "reward_claims_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "reward_claims_cost" CHECK ("reward_claims"."cost" between 1 and 100000),
	CONSTRAINT "reward_claims_status" CHECK ("reward_claims"."status" in ('pending','approved','rejected','used'))
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"type" text DEFAULT 'treat' NOT NULL,
	"value" text NOT NULL,
	"cost" integer NOT NULL,
	"cost_type" text DEFAULT 'xp' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"icon" text DEFAULT 'gift' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "rewards_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "rewards_cost" CHECK ("rewards"."cost" between 1 and 100000),
	CONSTRAINT "rewards_type" CHECK ("rewards"."type" in ('screen_time','treat','outing','privilege'))
);
--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_family_id_reward_id_rewards_family_id_id_fk" FOREIGN KEY ("family_id","reward_id") REFERENCES "public"."rewards"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_claims_one_pending" ON "reward_claims" USING btree ("family_id","child_id","reward_id") WHERE "reward_claims"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reward_claims_newest" ON "reward_claims" USING btree ("family_id","child_id","created_at");--> statement-breakpoint
CREATE INDEX "reward_claims_waiting" ON "reward_claims" USING btree ("family_id","created_at") WHERE "reward_claims"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "rewards_by_child" ON "rewards" USING btree ("family_id","child_id","created_at") WHERE "rewards"."deleted_at" is null;