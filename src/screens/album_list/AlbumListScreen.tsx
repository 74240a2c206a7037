import { AlbumList } from '../../features/album/AlbumList.tsx'

/** Route `/album_list`: the shopper's albums. With a product in the address, the album that it is made from is chosen here. */
export function AlbumListScreen() {
  return <AlbumList to="album_detail" />
}
