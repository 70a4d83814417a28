ALTER TABLE "parent_sessions" ADD COLUMN "id" uuid DEFAULT time_ordered_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "parent_sessions" ADD COLUMN "device_name" text;--> statement-breakpoint
ALTER TABLE "parent_sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "parent_session" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "child_session" text;--> statement-breakpoint
-- A session slides by 30 days: it was seen at the earliest when its end was last put off.
UPDATE "parent_sessions" SET "last_seen_at" = greatest("created_at", least(now(), "expires_at" - interval '30 days'));--> statement-breakpoint
-- At most 50 sessions a person: the lists showed no more, and those behind them went on.
DELETE FROM "parent_sessions" WHERE "token_hash" IN (SELECT "token_hash" FROM (SELECT "token_hash", row_number() OVER (PARTITION BY "parent_id" ORDER BY "last_seen_at" DESC, "id" DESC) AS "place" FROM "parent_sessions") "ranked" WHERE "place" > 50);--> statement-breakpoint
DELETE FROM "child_sessions" WHERE "token_hash" IN (SELECT "token_hash" FROM (SELECT "token_hash", row_number() OVER (PARTITION BY "child_id" ORDER BY "last_seen_at" DESC, "id" DESC) AS "place" FROM "child_sessions") "ranked" WHERE "place" > 50);--> statement-breakpoint
-- In which session a browser took pushes was not kept: it goes with the one seen last, until its app is opened next.
UPDATE "push_subscriptions" SET "parent_session" = (SELECT "token_hash" FROM "parent_sessions" "s" WHERE "s"."parent_id" = "push_subscriptions"."parent_id" ORDER BY "s"."last_seen_at" DESC, "s"."id" DESC LIMIT 1) WHERE "parent_id" IS NOT NULL;--> statement-breakpoint
UPDATE "push_subscriptions" SET "child_session" = (SELECT "token_hash" FROM "child_sessions" "s" WHERE "s"."child_id" = "push_subscriptions"."child_id" ORDER BY "s"."last_seen_at" DESC, "s"."id" DESC LIMIT 1) WHERE "child_id" IS NOT NULL;--> statement-breakpoint
-- Whoever is signed in nowhere hears nothing more.
DELETE FROM "push_subscriptions" WHERE "parent_session" IS NULL AND "child_session" IS NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_parent_session_parent_sessions_token_hash_fk" FOREIGN KEY ("parent_session") REFERENCES "public"."parent_sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_child_session_child_sessions_token_hash_fk" FOREIGN KEY ("child_session") REFERENCES "public"."child_sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_parent_sessions" ON "push_subscriptions" USING btree ("parent_session");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_child_sessions" ON "push_subscriptions" USING btree ("child_session");--> statement-breakpoint
ALTER TABLE "parent_sessions" ADD CONSTRAINT "parent_sessions_id_key" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session" CHECK (("push_subscriptions"."parent_id" is null) = ("push_subscriptions"."parent_session" is null) and ("push_subscriptions"."child_id" is null) = ("push_subscriptions"."child_session" is null));