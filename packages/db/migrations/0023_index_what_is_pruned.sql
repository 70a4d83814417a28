CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stripe_events_age" ON "stripe_events" USING btree ("handled_at");