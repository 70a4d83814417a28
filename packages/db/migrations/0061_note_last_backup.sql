CREATE TABLE "last_backup" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "last_backup_only" CHECK ("last_backup"."is_only")
);
