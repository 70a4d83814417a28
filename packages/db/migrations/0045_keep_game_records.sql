CREATE TABLE "hero_games" (
	"family_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"difficulty" integer,
	"best_score" integer,
	"plays" integer NOT NULL,
	"full_scores" integer NOT NULL,
	"records" integer NOT NULL,
	CONSTRAINT "hero_games_family_id_child_id_game_id_pk" PRIMARY KEY("family_id","child_id","game_id"),
	CONSTRAINT "hero_games_difficulty" CHECK ("hero_games"."difficulty" between 1 and 10),
	CONSTRAINT "hero_games_best" CHECK ("hero_games"."best_score" between 1 and 100),
	CONSTRAINT "hero_games_played" CHECK (("hero_games"."plays" > 0) = ("hero_games"."best_score" is not null)),
	CONSTRAINT "hero_games_counts" CHECK ("hero_games"."full_scores" between 0 and "hero_games"."plays" and "hero_games"."records" between 0 and "hero_games"."plays")
);
--> statement-breakpoint
ALTER TABLE "game_plays" ADD COLUMN "is_record" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hero_games" ADD CONSTRAINT "hero_games_game_id_mini_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."mini_games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_games" ADD CONSTRAINT "hero_games_family_id_child_id_children_family_id_id_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was played before counts. How hard the next play is, its hero's age and answers decide from here on.
INSERT INTO "hero_games" ("family_id", "child_id", "game_id", "best_score", "plays", "full_scores", "records")
SELECT family_id, child_id, game_id, max(score), count(*), count(*) FILTER (WHERE score = 100),
	count(*) FILTER (WHERE score > best_before)
FROM (
	SELECT family_id, child_id, game_id, score, max(score) OVER (
		PARTITION BY family_id, child_id, game_id ORDER BY finished_at, id
		ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS best_before
	FROM "game_plays" WHERE score > 0 AND seconds_played >= 15
) played GROUP BY family_id, child_id, game_id;
