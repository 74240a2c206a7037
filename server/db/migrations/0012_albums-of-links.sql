ALTER TABLE "albums" ADD COLUMN "link_key" text;--> statement-breakpoint
CREATE INDEX "albums_of_link" ON "albums" USING btree ("mchid","uid","link_key");