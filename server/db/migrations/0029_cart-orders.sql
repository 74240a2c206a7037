DROP INDEX "cart_things_design";--> statement-breakpoint
ALTER TABLE "cart_things" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "cart_things" ADD CONSTRAINT "cart_things_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_things_of_order" ON "cart_things" USING btree ("order_id") WHERE "cart_things"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_things_design" ON "cart_things" USING btree ("mchid","uid","task_id") WHERE "cart_things"."task_id" is not null and "cart_things"."order_id" is null;