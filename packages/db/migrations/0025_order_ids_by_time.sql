-- A uuid of version 7 (RFC 9562): 48 bits of milliseconds since 1970, then randomness.
CREATE FUNCTION time_ordered_id() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
	SELECT encode(
		set_bit(set_bit(
			overlay(uuid_send(gen_random_uuid()) PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
			52, 1), 53, 1),
		'hex')::uuid
$$;--> statement-breakpoint
ALTER TABLE "parents" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "children" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "families" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "game_plays" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "child_habits" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "habit_periods" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "master_habits" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "media_objects" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "completions" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "reward_transactions" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "reward_claims" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "rewards" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "id" SET DEFAULT time_ordered_id();--> statement-breakpoint
ALTER TABLE "devices" ALTER COLUMN "id" SET DEFAULT time_ordered_id();