ALTER TABLE "parents" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "pending_email_token_hash" text;--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "pending_email_expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "parents_pending_email_token_hash_key" ON "parents" USING btree ("pending_email_token_hash");