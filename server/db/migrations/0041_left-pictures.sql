CREATE TABLE "left_pictures" (
	"picture" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "left_pictures_age" ON "left_pictures" USING btree ("left_at");