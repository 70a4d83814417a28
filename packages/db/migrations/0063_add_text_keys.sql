ALTER TABLE "parents" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "username_key" text;