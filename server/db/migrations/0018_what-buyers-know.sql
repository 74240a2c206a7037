CREATE TABLE "order_texts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_texts" (
	"mchid" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_texts_mchid_version_pk" PRIMARY KEY("mchid","version")
);
--> statement-breakpoint
ALTER TABLE "order_texts" ADD CONSTRAINT "order_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;