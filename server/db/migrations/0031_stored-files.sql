CREATE TABLE "stored_rounds" (
	"n" integer PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"part" text NOT NULL,
	"after" text NOT NULL,
	"looked" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"mended" integer NOT NULL,
	CONSTRAINT "stored_rounds_part" CHECK ("stored_rounds"."part" in ('photos', 'prints'))
);
--> statement-breakpoint
CREATE TABLE "wrong_files" (
	"key" text PRIMARY KEY NOT NULL,
	"photo_key" text NOT NULL,
	"trouble" text NOT NULL,
	"mchid" text NOT NULL,
	"orders" jsonb NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "wrong_files_trouble" CHECK ("wrong_files"."trouble" in ('missing', 'damaged'))
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "made_files" jsonb;