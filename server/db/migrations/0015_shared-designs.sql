CREATE TABLE "design_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"page_id" text NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "design_shares" (
	"task_id" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "design_comments" ADD CONSTRAINT "design_comments_task_id_preview_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."preview_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_shares" ADD CONSTRAINT "design_shares_task_id_preview_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."preview_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_comments_of_task" ON "design_comments" USING btree ("task_id","created_at");