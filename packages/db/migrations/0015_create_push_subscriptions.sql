CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"parent_id" uuid,
	"child_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_holder" CHECK (("push_subscriptions"."parent_id" is null) <> ("push_subscriptions"."child_id" is null))
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_family_id_parent_id_parents_family_id_id_fk" FOREIGN KEY ("family_id","parent_id") REFERENCES "public"."parents"("family_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_of_parents" ON "push_subscriptions" USING btree ("family_id","parent_id","endpoint") WHERE "push_subscriptions"."parent_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_of_heroes" ON "push_subscriptions" USING btree ("family_id","child_id","endpoint") WHERE "push_subscriptions"."child_id" is not null;