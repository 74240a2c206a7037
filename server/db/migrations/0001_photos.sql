CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"aid" text NOT NULL,
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"opid" text,
	"persistent_id" text,
	"md5" text,
	"bytes" bigint,
	"sha256" text,
	"format" text,
	"width" integer,
	"height" integer,
	"orientation" smallint,
	"taken_at" bigint,
	"is_srgb" boolean,
	"blemished" boolean,
	"has_print" boolean,
	"gps" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "photos_key_unique" UNIQUE("key"),
	CONSTRAINT "photos_persistentId_unique" UNIQUE("persistent_id"),
	CONSTRAINT "photos_state" CHECK ("photos"."state" in ('granted', 'processing', 'done', 'refused')),
	CONSTRAINT "photos_done_facts" CHECK ("photos"."state" <> 'done' or ("photos"."width" > 0 and "photos"."height" > 0 and "photos"."sha256" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "photos_opid" ON "photos" USING btree ("mchid","uid","opid");--> statement-breakpoint
CREATE INDEX "photos_of_album" ON "photos" USING btree ("mchid","aid","md5");