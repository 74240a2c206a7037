CREATE TABLE "notice_sends" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_sends_order_id_kind_channel_pk" PRIMARY KEY("order_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_split" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notices_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices_off" (
	"mchid" text NOT NULL,
	"uid" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notices_off_mchid_uid_channel_pk" PRIMARY KEY("mchid","uid","channel")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'zh-Hans' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_sends" ADD CONSTRAINT "notice_sends_order_id_kind_notices_order_id_kind_fk" FOREIGN KEY ("order_id","kind") REFERENCES "public"."notices"("order_id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_sends_open" ON "notice_sends" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "notices_of_user" ON "notices" USING btree ("mchid","uid","at");--> statement-breakpoint
CREATE INDEX "notices_to_split" ON "notices" USING btree ("is_split","at");