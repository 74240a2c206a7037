CREATE INDEX "albums_deleted" ON "albums" USING btree ("deleted_at") WHERE "albums"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_of_merchant" ON "audit" USING btree ("mchid","id");--> statement-breakpoint
CREATE INDEX "order_items_cover" ON "order_items" USING btree ("cover_picture") WHERE "order_items"."cover_picture" is not null;--> statement-breakpoint
CREATE INDEX "orders_added" ON "orders" USING btree ("parent_id") WHERE "orders"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_factory" ON "orders" USING btree ("mchid",coalesce("paid_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."state" = 'awaiting-pay';--> statement-breakpoint
CREATE INDEX "photos_granted" ON "photos" USING btree ("created_at") WHERE "photos"."state" = 'granted';--> statement-breakpoint
CREATE INDEX "photos_of_user" ON "photos" USING btree ("mchid","uid","created_at");--> statement-breakpoint
CREATE INDEX "preview_pages_picture" ON "preview_pages" USING btree ("picture") WHERE "preview_pages"."picture" is not null;--> statement-breakpoint
CREATE INDEX "preview_tasks_of_album" ON "preview_tasks" USING btree ("aid");--> statement-breakpoint
CREATE INDEX "preview_tasks_whole" ON "preview_tasks" USING btree ("whole_picture") WHERE "preview_tasks"."whole_picture" is not null;--> statement-breakpoint
CREATE INDEX "preview_tasks_deleted" ON "preview_tasks" USING btree ("deleted_at") WHERE "preview_tasks"."deleted_at" is not null;
