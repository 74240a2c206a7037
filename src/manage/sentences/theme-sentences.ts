import type { Localised } from '../../../domain/language.ts'
import { in3 } from './in-three.ts'

/** Sentences about looks. */
export const THEME_SENTENCES = {
  'menu.themes': in3('主题', 'Looks', '主題'),
  'themes.search': in3('主题名称', 'Name of a look', '主題名稱'),
  'themes.none': in3('没有这样的主题。', 'There are no such looks.', '沒有這樣的主題。'),
  'themes.upload': in3('上传主题', 'Upload a look', '上傳主題'),
  'themes.products': in3('%{count} 种商品', '%{count} products', '%{count} 種商品'),
  'themes.version': in3('第 %{version} 版', 'Version %{version}', '第 %{version} 版'),
  'theme.draft': in3('未发布', 'Not published', '未發佈'),
  'theme.published': in3('已发布', 'Published', '已發佈'),
  'theme.withdrawn': in3('已收回', 'Withdrawn', '已收回'),
  'theme.verdict': in3('印刷检查', 'How it prints', '印刷檢查'),
  'theme.verdict.none': in3(
    '还没有在这里检查过。检查会用最难的照片和文字排出每种页面，并在这里显示。',
    'It was not checked here yet. The check lays out every kind of page with the worst photos and texts, and shows them here.',
    '還沒有在這裡檢查過。檢查會用最難的相片和文字排出每種頁面，並在這裡顯示。',
  ),
  'theme.verdict.checking': in3(
    '正在检查：在每种商品上排版并画出每一页，大约一分钟。',
    'Being checked: it is laid out on every product and each page is painted. This takes about a minute.',
    '正在檢查：在每種商品上排版並畫出每一頁，大約一分鐘。',
  ),
  'theme.verdict.well': in3(
    '可以印刷：看了 %{products} 种商品的 %{pages} 页。',
    'It prints well: %{pages} pages of %{products} products were looked at.',
    '可以印刷：看了 %{products} 種商品的 %{pages} 頁。',
  ),
  'theme.verdict.badly': in3(
    '有 %{count} 处印出来不好。改好文件后再上传一次，会成为新的一版。',
    '%{count} things would print badly. Mend the file and upload it again: it becomes a new version.',
    '有 %{count} 處印出來不好。改好檔案後再上傳一次，會成為新的一版。',
  ),
  'theme.verdict.stuck': in3(
    '检查没有完成，再检查一次；还是不行，请看服务器的日志。',
    'The check did not come to an end. Check it again; if that fails too, the server’s log says why.',
    '檢查沒有完成，再檢查一次；還是不行，請看伺服器的日誌。',
  ),
  'theme.line': in3('第 %{line} 行', 'Line %{line}', '第 %{line} 行'),
  'theme.check': in3('检查', 'Check', '檢查'),
  'theme.publish': in3('发布', 'Publish', '發佈'),
  'theme.publishOn': in3(
    '哪些商品可以选它？它会取代自己的旧版本。',
    'Which products can be made in it? It takes the place of its older versions.',
    '哪些商品可以選它？它會取代自己的舊版本。',
  ),
  'theme.all': in3('全部', 'All', '全部'),
  'theme.nothingChosen': in3('请至少选一种商品。', 'Choose at least one product.', '請至少選一種商品。'),
  'theme.withdraw': in3('收回', 'Withdraw', '收回'),
  'theme.withdrawSure': in3(
    '顾客不能再选它。已经用它做的作品保持原样，可以继续编辑和下单。',
    'Shoppers cannot choose it any more. Designs that were made in it stay as they are, and can be edited and ordered.',
    '顧客不能再選它。已經用它做的作品保持原樣，可以繼續編輯和下單。',
  ),
  'theme.pages': in3('页面', 'Pages', '頁面'),
  'theme.of': in3('商品', 'Product', '商品'),
  'theme.versions': in3('版本', 'Versions', '版本'),
  'theme.file': in3('下载文件', 'Download the file', '下載檔案'),
  'theme.wornBy': in3('使用它的商品', 'Products made in it', '使用它的商品'),
  'theme.wornByNone': in3('还没有商品使用它。', 'No product is made in it.', '還沒有商品使用它。'),
  'did.look': in3('上传主题', 'Look uploaded', '上傳主題'),
  'did.look-publish': in3('发布主题', 'Look published', '發佈主題'),
  'did.look-withdraw': in3('收回主题', 'Look withdrawn', '收回主題'),
} as const satisfies Record<string, Localised>
