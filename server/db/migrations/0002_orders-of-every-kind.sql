CREATE TABLE "outtrade_items" (
	"mchid" text NOT NULL,
	"outtrade_id" text NOT NULL,
	"outtrade_sub_id" text NOT NULL,
	"pid" text NOT NULL,
	"quantity" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "outtrade_items_mchid_outtrade_id_outtrade_sub_id_pk" PRIMARY KEY("mchid","outtrade_id","outtrade_sub_id")
);
--> statement-breakpoint
CREATE TABLE "outtrade_orders" (
	"mchid" text NOT NULL,
	"outtrade_id" text NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"phone_tail" text,
	"closed" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outtrade_orders_mchid_outtrade_id_pk" PRIMARY KEY("mchid","outtrade_id")
);
--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "aid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "task_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "theme_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "frozen" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "design_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "sub_id" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "outtrade_sub_id" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "package_key" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "package_pid" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "combine_id" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "link_rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mode" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "level_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "user_coupon_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "referee_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipment" jsonb;--> statement-breakpoint
ALTER TABLE "outtrade_items" ADD CONSTRAINT "outtrade_items_mchid_outtrade_id_outtrade_orders_mchid_outtrade_id_fk" FOREIGN KEY ("mchid","outtrade_id") REFERENCES "public"."outtrade_orders"("mchid","outtrade_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_claim" ON "orders" USING btree ("mchid","outtrade_id") WHERE "orders"."source" = 'e-commerce';--> statement-breakpoint
UPDATE "order_items" SET "sub_id" = md5("order_id" || '/' || "n"), "frozen" = "frozen" || '{"kind": "design"}', "submitted_at" = (SELECT "created_at" FROM "orders" WHERE "orders"."id" = "order_items"."order_id");--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "sub_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_subId_unique" UNIQUE("sub_id");