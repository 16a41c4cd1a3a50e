import type { Basemap } from 'shared-contracts/map';

/** The colours of one look of the base map. */
export interface BaseLook {
  /** Whether what is drawn over it must be light to be seen. */
  readonly isDark: boolean;
  readonly water: string;
  readonly land: string;
  readonly lake: string;
  readonly river: string;
  readonly shore: string;
  readonly province: string;
  readonly border: string;
  readonly town: string;
  readonly halo: string;
}

/** A look that is drawn: the one that was chosen, or terrain in the colours of a dark page. */
export type DrawnBase = Basemap | 'darkTerrain';

/** The looks of the embedded base map. They differ only in colours, because it has neither elevations nor imagery. */
export const baseLooks: Readonly<Record<DrawnBase, BaseLook>> = {
  terrain: {
    isDark: false,
    water: '#b9d6e8',
    land: '#eef0dd',
    lake: '#b9d6e8',
    river: '#9cc3da',
    shore: '#93b2b8',
    province: '#a79f8a',
    border: '#7d7463',
    town: '#4a4a3d',
    halo: '#fbfbf2',
  },
  darkTerrain: {
    isDark: true,
    water: '#16242e',
    land: '#2b3129',
    lake: '#16242e',
    river: '#1f3442',
    shore: '#47585c',
    province: '#6b6a59',
    border: '#8f8a76',
    town: '#cfcdbb',
    halo: '#1c201a',
  },
  gray: {
    isDark: false,
    water: '#d9dde1',
    land: '#f4f5f6',
    lake: '#d9dde1',
    river: '#cfd5da',
    shore: '#bcc4cb',
    province: '#b3bac1',
    border: '#8f98a1',
    town: '#59626b',
    halo: '#ffffff',
  },
  darkGray: {
    isDark: true,
    water: '#171b1f',
    land: '#2a3036',
    lake: '#171b1f',
    river: '#1d2328',
    shore: '#454e57',
    province: '#56616b',
    border: '#7b8894',
    town: '#c3ccd4',
    halo: '#1b2025',
  },
  satellite: {
    isDark: true,
    water: '#10304a',
    land: '#3f4f34',
    lake: '#143a58',
    river: '#1d4a69',
    shore: '#5a6f55',
    province: '#c9c39a',
    border: '#efe6b4',
    town: '#fdfbe8',
    halo: '#1d2818',
  },
  street: {
    isDark: false,
    water: '#a8d5f2',
    land: '#fbf8f0',
    lake: '#a8d5f2',
    river: '#8fc6e9',
    shore: '#8fb7cc',
    province: '#b58fbf',
    border: '#8a5f97',
    town: '#333333',
    halo: '#ffffff',
  },
};

/** Property of a map: whether its ground is dark. */
export const darkGroundKey = 'rightwayDarkGround';
