ALTER TABLE "media_objects" ADD COLUMN "is_praise" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "sticker" text;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "voice_id" uuid;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "praised_by" text;--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD COLUMN "praised_by" text;--> statement-breakpoint
CREATE INDEX "completions_praised" ON "completions" USING btree ("family_id","child_id","decided_at") WHERE "completions"."praised_by" is not null;--> statement-breakpoint
CREATE INDEX "completions_heard" ON "completions" USING btree ("family_id","voice_id") WHERE "completions"."voice_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_transactions_praised" ON "reward_transactions" USING btree ("family_id","child_id","created_at") WHERE "reward_transactions"."praised_by" is not null;--> statement-breakpoint
UPDATE "completions" k SET "praised_by" = coalesce((SELECT p."first_name" FROM "parents" p WHERE p."family_id" = k."family_id" AND p."id" = k."decided_by"), 'Your parent') WHERE k."status" = 'approved' AND k."feedback" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_sticker" CHECK ("completions"."sticker" ~ '^sticker-(0[1-9]|1[0-9]|2[0-4])$');--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_praise" CHECK (case when "completions"."praised_by" is null then "completions"."sticker" is null and "completions"."voice_id" is null else "completions"."status" = 'approved' end);