ALTER TABLE "order_invoices" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD COLUMN "link" text DEFAULT '' NOT NULL;