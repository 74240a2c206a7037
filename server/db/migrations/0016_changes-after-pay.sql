CREATE TABLE "order_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"address" jsonb,
	"at" timestamp with time zone NOT NULL,
	"agreed" boolean,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_requests_of_order" ON "order_requests" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_requests_open" ON "order_requests" USING btree ("order_id") WHERE "order_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;