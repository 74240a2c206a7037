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
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"n" integer NOT NULL,
	"pid" text NOT NULL,
	"aid" text NOT NULL,
	"task_id" text NOT NULL,
	"theme_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"page_count" integer NOT NULL,
	"photo_count" integer NOT NULL,
	"frozen" jsonb NOT NULL,
	"design_hash" text NOT NULL,
	"cover_picture" text,
	"comment" text DEFAULT '' NOT NULL,
	"print" text DEFAULT 'none' NOT NULL,
	"proof" jsonb,
	CONSTRAINT "order_items_order_id_n_pk" PRIMARY KEY("order_id","n"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"opid" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"pickup_id" text,
	"comment" text DEFAULT '' NOT NULL,
	"outtrade_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"produced_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"effect" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "preview_pages" (
	"task_id" text NOT NULL,
	"page_id" text NOT NULL,
	"rev" integer NOT NULL,
	"picture" text,
	"failed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "preview_pages_task_id_page_id_pk" PRIMARY KEY("task_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "preview_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"aid" text NOT NULL,
	"pid" text NOT NULL,
	"theme_id" text NOT NULL,
	"add_text" boolean DEFAULT true NOT NULL,
	"rev" integer NOT NULL,
	"design" jsonb NOT NULL,
	"photo_keys" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
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
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_pages" ADD CONSTRAINT "preview_pages_task_id_preview_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."preview_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "albums_of_user" ON "albums" USING btree ("mchid","uid","last_update_time");--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" USING btree ("mchid","position");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_reset" ON "limits" USING btree ("reset_at");--> statement-breakpoint
CREATE INDEX "order_items_of_album" ON "order_items" USING btree ("aid");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_wish" ON "orders" USING btree ("mchid","uid","opid");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("mchid","uid","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("mchid","state","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("order_id") WHERE "payments"."effect" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "photos_opid" ON "photos" USING btree ("mchid","uid","opid");--> statement-breakpoint
CREATE INDEX "photos_of_album" ON "photos" USING btree ("mchid","aid","md5");--> statement-breakpoint
CREATE INDEX "preview_tasks_of_user" ON "preview_tasks" USING btree ("mchid","uid","modified_at");--> statement-breakpoint
CREATE INDEX "sessions_uid" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("mchid","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("mchid","email");