ALTER TABLE "audit_entries" ALTER COLUMN "summary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "args" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_said" CHECK (num_nonnulls("audit_entries"."args", "audit_entries"."summary") = 1);