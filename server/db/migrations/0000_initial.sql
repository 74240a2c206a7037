CREATE TABLE "albums" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"basecode" text NOT NULL,
	"data" jsonb NOT NULL,
	"share_type" text NOT NULL,
	"share_rev" integer DEFAULT 0 NOT NULL,
	"share_hash" text NOT NULL,
	"last_update_time" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "albums_basecode_unique" UNIQUE("basecode"),
	CONSTRAINT "albums_share_type" CHECK ("albums"."share_type" in ('edit', 'readonly', 'noshare'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"mchid" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_mchid_kind_id_pk" PRIMARY KEY("mchid","kind","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"mchid" text NOT NULL,
	"id" text NOT NULL,
	"type" integer NOT NULL,
	"category_id" text NOT NULL,
	"on_shelf" boolean NOT NULL,
	"position" integer NOT NULL,
	"search_text" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "products_mchid_id_pk" PRIMARY KEY("mchid","id")
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"mchid" text NOT NULL,
	"id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "themes_mchid_id_pk" PRIMARY KEY("mchid","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"who" text NOT NULL,
	"call" text NOT NULL,
	"opid" text NOT NULL,
	"content_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_who_call_opid_pk" PRIMARY KEY("who","call","opid")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "merchants_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"phone" text,
	"email" text,
	"nickname" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"typeid" text DEFAULT '0' NOT NULL,
	"level_expires_at" timestamp with time zone,
	"login_type" text DEFAULT 'phone' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "albums_of_user" ON "albums" USING btree ("mchid","uid","last_update_time");--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" USING btree ("mchid","position");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_reset" ON "limits" USING btree ("reset_at");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("mchid","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("mchid","email");