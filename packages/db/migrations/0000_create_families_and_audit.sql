CREATE TABLE "audit_entries" (
	"id" bigserial NOT NULL,
	"family_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"act" text NOT NULL,
	"child_id" uuid,
	"summary" text NOT NULL,
	CONSTRAINT "audit_entries_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "audit_entries_actor_kind" CHECK ("audit_entries"."actor_kind" in ('parent','child','system'))
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"day_start_hour" integer DEFAULT 0 NOT NULL,
	"subscription_status" text DEFAULT 'trial' NOT NULL,
	"subscription_plan" text,
	"trial_ends_at" timestamp (3) with time zone,
	"subscription_end_date" timestamp (3) with time zone,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"auto_approval_enabled" boolean DEFAULT false NOT NULL,
	"auto_approval_value" integer DEFAULT 24 NOT NULL,
	"auto_approval_unit" text DEFAULT 'hours' NOT NULL,
	"auto_approval_for_all" boolean DEFAULT true NOT NULL,
	"auto_approval_by_child" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"auto_approved_count" integer DEFAULT 0 NOT NULL,
	"last_event_at" timestamp(6) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "families_code_form" CHECK ("families"."code" ~ '^[A-HJKMNP-Z2-9]{6}$'),
	CONSTRAINT "families_day_start_hour" CHECK ("families"."day_start_hour" between 0 and 5),
	CONSTRAINT "families_subscription_status" CHECK ("families"."subscription_status" in ('trial','active','cancelled','expired')),
	CONSTRAINT "families_subscription_plan" CHECK ("families"."subscription_plan" in ('monthly','quarterly','yearly')),
	CONSTRAINT "families_auto_approval_value" CHECK ("families"."auto_approval_value" in (1,2,3,4,5,6,8,12,24,48,72)),
	CONSTRAINT "families_auto_approval_unit" CHECK ("families"."auto_approval_unit" in ('hours','days','weeks'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_child" ON "audit_entries" USING btree ("family_id","child_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "families_code_key" ON "families" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "families_stripe_customer_key" ON "families" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "families_stripe_subscription_key" ON "families" USING btree ("stripe_subscription_id");