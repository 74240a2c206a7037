CREATE TABLE "order_invoices" (
	"order_id" text PRIMARY KEY NOT NULL,
	"mchid" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_invoices_unsent" ON "order_invoices" USING btree ("mchid","sent_at");