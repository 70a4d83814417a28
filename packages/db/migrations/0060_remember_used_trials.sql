CREATE TABLE "used_trials" (
	"email_digest" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_trials_age" ON "used_trials" USING btree ("ends_at");