CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY DEFAULT time_ordered_id() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reward_id" uuid,
	"target" integer NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"auto_save" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "goals_target" CHECK ("goals"."target" between 1 and 100000),
	CONSTRAINT "goals_saved" CHECK ("goals"."saved" between 0 and "goals"."target" and ("goals"."saved" = 0 or "goals"."closed_at" is null)),
	CONSTRAINT "goals_auto_save" CHECK ("goals"."auto_save" between 0 and 50),
	CONSTRAINT "goals_reached" CHECK (("goals"."reached_at" is not null) = ("goals"."saved" = "goals"."target") or "goals"."closed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT time_ordered_id() NOT NULL,
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"xp" integer,
	"status" text DEFAULT 'waiting' NOT NULL,
	"message" text,
	"paid_xp" integer DEFAULT 0 NOT NULL,
	"paid_points" integer DEFAULT 0 NOT NULL,
	"approval_no" integer DEFAULT 0 NOT NULL,
	"reward_id" uuid,
	"photo_id" uuid,
	"voice_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "proposals_family_id_key" UNIQUE("family_id","id"),
	CONSTRAINT "proposals_kind" CHECK ("proposals"."kind" in ('did','wish')),
	CONSTRAINT "proposals_status" CHECK ("proposals"."status" in ('waiting','accepted','declined')),
	CONSTRAINT "proposals_xp" CHECK ("proposals"."xp" between 1 and 200),
	CONSTRAINT "proposals_paid" CHECK (case when "proposals"."status" = 'accepted' and "proposals"."kind" = 'did' then "proposals"."paid_xp" between 1 and 1000 and "proposals"."paid_points" >= 0
        else "proposals"."paid_xp" = 0 and "proposals"."paid_points" = 0 end),
	CONSTRAINT "proposals_decided" CHECK (("proposals"."status" = 'waiting') = ("proposals"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "media_objects" DROP CONSTRAINT "media_objects_kind";--> statement-breakpoint
ALTER TABLE "completions" DROP CONSTRAINT "completions_xp";--> statement-breakpoint
ALTER TABLE "xp_entries" DROP CONSTRAINT "xp_entries_kind";--> statement-breakpoint
ALTER TABLE "xp_entries" DROP CONSTRAINT "xp_entries_sign";--> statement-breakpoint
ALTER TABLE "xp_entries" DROP CONSTRAINT "xp_entries_cause";--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "photo_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "goal_withdrawals" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "approval" text DEFAULT 'family' NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "spot_check" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "photo" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "own_approval" text;--> statement-breakpoint
ALTER TABLE "child_habits" ADD COLUMN "ask_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "approval" text DEFAULT 'family' NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "spot_check" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "photo" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "master_habits" ADD COLUMN "photo_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "promised_xp" integer;--> statement-breakpoint
-- Until now what was promised was paid.
UPDATE "completions" SET "promised_xp" = "xp_earned";--> statement-breakpoint
ALTER TABLE "completions" ALTER COLUMN "promised_xp" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "is_trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "is_spot_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "is_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "photo_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reward_transactions" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD COLUMN "goal_id" uuid;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "goal_id" uuid;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "from_goal" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_family_id_reward_id_rewards_family_id_id_fk" FOREIGN KEY ("family_id","reward_id") REFERENCES "public"."rewards"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_family_id_reward_id_rewards_family_id_id_fk" FOREIGN KEY ("family_id","reward_id") REFERENCES "public"."rewards"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goals_one_per_reward" ON "goals" USING btree ("family_id","child_id","reward_id") WHERE "goals"."closed_at" is null and "goals"."reward_id" is not null;--> statement-breakpoint
CREATE INDEX "goals_open" ON "goals" USING btree ("family_id","child_id","created_at") WHERE "goals"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "proposals_newest" ON "proposals" USING btree ("family_id","child_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_waiting" ON "proposals" USING btree ("family_id","created_at") WHERE "proposals"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "proposals_decided" ON "proposals" USING btree ("family_id","decided_at") WHERE "proposals"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "proposals_pictured" ON "proposals" USING btree ("family_id","photo_id") WHERE "proposals"."photo_id" is not null;--> statement-breakpoint
CREATE INDEX "proposals_heard" ON "proposals" USING btree ("family_id","voice_id") WHERE "proposals"."voice_id" is not null;--> statement-breakpoint
CREATE INDEX "completions_pictured" ON "completions" USING btree ("family_id","photo_id") WHERE "completions"."photo_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_transactions_once_per_proposal" ON "reward_transactions" USING btree ("family_id","proposal_id","approval_no","type") WHERE "reward_transactions"."proposal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "xp_entries_once_per_proposal" ON "xp_entries" USING btree ("family_id","proposal_id","approval_no","kind") WHERE "xp_entries"."proposal_id" is not null;--> statement-breakpoint
CREATE INDEX "xp_entries_by_goal" ON "xp_entries" USING btree ("family_id","goal_id") WHERE "xp_entries"."goal_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_claims_counted" ON "reward_claims" USING btree ("family_id","reward_id","created_at") WHERE "reward_claims"."status" <> 'rejected';--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_photo_days" CHECK ("families"."photo_days" between 0 and 30);--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_goal_withdrawals" CHECK ("families"."goal_withdrawals" in ('free', 'parent'));--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_approval" CHECK ("child_habits"."approval" in ('family', 'ask', 'trust'));--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_spot_check" CHECK ("child_habits"."spot_check" = 0 or "child_habits"."spot_check" between 3 and 20);--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_photo" CHECK ("child_habits"."photo" in ('none', 'optional', 'required'));--> statement-breakpoint
ALTER TABLE "child_habits" ADD CONSTRAINT "child_habits_own_approval" CHECK ("child_habits"."own_approval" in ('family', 'ask', 'trust'));--> statement-breakpoint
ALTER TABLE "master_habits" ADD CONSTRAINT "master_habits_approval" CHECK ("master_habits"."approval" in ('family', 'ask', 'trust'));--> statement-breakpoint
ALTER TABLE "master_habits" ADD CONSTRAINT "master_habits_spot_check" CHECK ("master_habits"."spot_check" = 0 or "master_habits"."spot_check" between 3 and 20);--> statement-breakpoint
ALTER TABLE "master_habits" ADD CONSTRAINT "master_habits_photo" CHECK ("master_habits"."photo" in ('none', 'optional', 'required'));--> statement-breakpoint
ALTER TABLE "media_objects" ADD CONSTRAINT "media_objects_kind" CHECK ("media_objects"."kind" in ('recording','avatar','photo'));--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_promise" CHECK ("completions"."promised_xp" between 1 and 1000);--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_trusted" CHECK (not "completions"."is_trusted" or "completions"."status" = 'approved');--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_photo" CHECK ("completions"."photo_id" is null or "completions"."status" in ('pending','approved'));--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_asked" CHECK ("completions"."auto_approves_at" is null or not "completions"."is_asked");--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_xp" CHECK (case when "completions"."status" = 'approved' then "completions"."xp_earned" between 0 and 1500 else "completions"."xp_earned" = "completions"."promised_xp" end);--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_kind" CHECK ("xp_entries"."kind" in ('mission','mission_undo','claim_hold','claim_refund','save','unsave','proposal','proposal_undo'));--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_sign" CHECK (("xp_entries"."amount" > 0) = ("xp_entries"."kind" in ('mission','claim_refund','unsave','proposal')) and "xp_entries"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_cause" CHECK (case when "xp_entries"."kind" in ('mission','mission_undo') then "xp_entries"."completion_id" is not null and "xp_entries"."approval_no" is not null
        when "xp_entries"."kind" in ('save','unsave') then "xp_entries"."goal_id" is not null
        when "xp_entries"."kind" in ('proposal','proposal_undo') then "xp_entries"."proposal_id" is not null and "xp_entries"."approval_no" is not null
        else "xp_entries"."claim_id" is not null and "xp_entries"."hold_no" is not null end);--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_from_goal" CHECK ("reward_claims"."from_goal" between 0 and "reward_claims"."cost");--> statement-breakpoint
-- What payments save by themselves, and where (rules: goals). A function, because it sees goals as they are once the heroes are locked; the statement
-- that pays sees them as of its start.
CREATE FUNCTION save_by_itself(families uuid[], heroes uuid[], amounts integer[], paid_at timestamptz)
RETURNS TABLE (family_id uuid, child_id uuid, goal_id uuid, amount integer) LANGUAGE plpgsql VOLATILE AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY
	WITH goal AS (
		SELECT DISTINCT ON (g.family_id, g.child_id) g.family_id, g.child_id, g.id, g.auto_save, g.target - g.saved AS missing
		FROM goals g
		WHERE (g.family_id, g.child_id) IN (SELECT u.family, u.hero FROM unnest(families, heroes) AS u(family, hero))
			AND g.closed_at IS NULL AND g.auto_save > 0 AND g.saved < g.target
		ORDER BY g.family_id, g.child_id, g.created_at, g.id
	), saving AS (
		SELECT g.family_id, g.child_id, g.id, least(g.missing, sum(p.xp * g.auto_save / 100))::integer AS part
		FROM goal g JOIN unnest(families, heroes, amounts) AS p(family, hero, xp) ON p.family = g.family_id AND p.hero = g.child_id
		GROUP BY g.family_id, g.child_id, g.id, g.missing HAVING sum(p.xp * g.auto_save / 100) > 0
	)
	UPDATE goals g SET saved = g.saved + s.part, reached_at = CASE WHEN g.saved + s.part = g.target THEN paid_at END
	FROM saving s WHERE g.family_id = s.family_id AND g.id = s.id
	RETURNING g.family_id, g.child_id, g.id, s.part;
END
$$;
