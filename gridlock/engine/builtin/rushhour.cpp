// The built-in Rush Hour boards, made by tools/make_builtins.py: do not edit.
#include "gridlock/engine/builtin/builtin.hpp"

namespace gridlock {

const std::vector<Builtin>& rushhour_builtins() {
  // clang-format off
  static const std::vector<Builtin> list{
      {"pebble", "6x6-1", "rushhour", 2, 5, 1, "......\n....A.\nXX..A.\n......\n......\n......\n"},
      {"daisy", "6x6-2", "rushhour", 3, 6, 1, "......\n....AB\nXX..AB\n......\n......\n......\n"},
      {"robin", "6x6-3", "rushhour", 4, 7, 1, "..A...\n..A..B\nXXC..B\n..C...\n.DD...\n......\n"},
      {"acorn", "6x6-4", "rushhour", 5, 8, 1, "......\n.AA.BC\nXXD.BC\n..D...\n.EE...\n......\n"},
      {"clover", "6x6-5", "rushhour", 6, 9, 1, ".AA...\n..BCCD\nXXBE.D\nFFFE..\n..GG..\n......\n"},
      {"biscuit", "6x6-6", "rushhour", 7, 14, 1, "......\n....A.\nXX..A.\n....A.\nBCDDEE\nBC....\n"},
      {"lantern", "6x6-7", "rushhour", 8, 14, 1, ".....A\n...B.A\nXX.B.A\nCDDEEE\nC.....\nC...FF\n"},
      {"puddle", "6x6-8", "rushhour", 9, 11, 1, ".....A\n.BB..A\n..CXXA\nD.C.EE\nD.CFFF\nDGGGHH\n"},
      {"sparrow", "6x6-9", "rushhour", 10, 14, 1, "ABCCDD\nAB.EEF\nGBXXHF\nGIJ.H.\n.IJKK.\n..J...\n"},
      {"thimble", "6x6-10", "rushhour", 11, 18, 1, "......\n..ABBB\nXXA.CD\nEFGGCD\nEF.HHI\nJJJKKI\n"},
      {"button", "6x6-11", "rushhour", 12, 20, 2, "......\n.AAA.B\n.CDXXB\n.CDEEB\n...FGG\n.x.FHH\n"},
      {"marble", "6x6-12", "rushhour", 12, 17, 2, "ABBBC.\nA...C.\nDEXXFG\nDE..FG\nD..HII\nJJJH..\n"},
      {"feather", "6x6-13", "rushhour", 13, 18, 2, "ABCCDD\nAB.EE.\nFXX.G.\nF...GH\nIIIJJH\n......\n"},
      {"teapot", "6x6-14", "rushhour", 15, 21, 2, ".AABBB\nCC....\nXX..DE\nFFGGDE\nHIIJJK\nH....K\n"},
      {"meadow", "6x6-15", "rushhour", 16, 25, 2, "AAA.BB\n....C.\nDDXXC.\nEFFGHH\nE.IG.J\n..IKKJ\n"},
      {"willow", "6x6-16", "rushhour", 14, 29, 2, "ABBCCD\nA.EFFD\nXXE...\nGGGH..\n...H..\n.IIHJJ\n"},
      {"harbour", "6x6-17", "rushhour", 17, 35, 2, "ABBCCC\nADDEE.\nXXF...\nGGF...\nHHHI..\nJJJI..\n"},
      {"bramble", "6x6-18", "rushhour", 18, 37, 2, ".....A\nBC...A\nBCDXXE\nFFDG.E\nH.DGII\nHJJKK.\n"},
      {"pepper", "6x6-19", "rushhour", 19, 35, 2, "AABC..\nDDBCEE\nFXXC.G\nFHHH.G\nFII...\nJJ....\n"},
      {"cobbler", "6x6-20", "rushhour", 19, 26, 2, "AAA.BC\n..X.BC\nDDX.EF\n....EF\nGHH.EF\nGIIJJ.\n"},
      {"hazel", "6x6-21", "rushhour", 22, 39, 2, "AABB.C\n.xDD.C\nXXEF..\n..EFGG\n..HIII\n..HJJ.\n"},
      {"saffron", "6x6-22", "rushhour", 21, 31, 3, "A..BCC\nADDB.E\n..FXXE\n..F.GH\nIIJJGH\n....G.\n"},
      {"juniper", "6x6-23", "rushhour", 20, 35, 3, ".ABCCD\n.ABEFD\nGXXEF.\nG.HIII\nJJH..K\nLLL..K\n"},
      {"ferry", "6x6-24", "rushhour", 22, 38, 3, "...A..\n.B.ACC\n.BXXD.\nEFFFDG\nE.HIIG\n..HJJG\n"},
      {"trellis", "6x6-25", "rushhour", 24, 37, 3, ".AABCC\nDE.BFG\nDEXXFG\nHHI.FG\n..IJJJ\nKKLL..\n"},
      {"compass", "6x6-26", "rushhour", 26, 45, 3, "ABBCCD\nA.EFFD\nXXEG..\nHI.GJJ\nHIKKL.\n....L.\n"},
      {"velvet", "6x6-27", "rushhour", 25, 36, 3, ".AA..B\nCCC.DB\nEXX.DF\nE...DF\nE.GHII\nJJGHKK\n"},
      {"walnut", "6x6-28", "rushhour", 23, 40, 3, "AAABBC\nDDE..C\n..EXXF\nGHHI.F\nG..IJJ\nKKLL..\n"},
      {"kestrel", "6x6-29", "rushhour", 29, 54, 3, "A.BBCC\nA..DEE\nXXFD.G\n..FHHG\nIII.JK\nLLMMJK\n"},
      {"monsoon", "6x6-30", "rushhour", 27, 46, 3, "ABBC..\nAD.CEE\n.DFXXG\nHHF..G\nIII.JK\nLLMMJK\n"},
      {"granite", "6x6-31", "rushhour", 32, 56, 3, "A.BBCC\nA.DDEF\nXXG.EF\nHHGIIJ\nKKKL.J\nMMML..\n"},
      {"tangle", "6x6-32", "rushhour", 30, 52, 3, "AA.BCD\nEEEBCD\nXXF..G\nHHF..G\nI.JJKK\nI..LLL\n"},
      {"lattice", "6x6-33", "rushhour", 28, 48, 3, "ABBCD.\nA.ECD.\nXXEF..\nGGHFII\nJJH..K\n.LLL.K\n"},
      {"thicket", "6x6-34", "rushhour", 33, 62, 4, "ABBCC.\nA.DEEF\nXXDG.F\n...GHH\nIIIJK.\nLLLJK.\n"},
      {"cinder", "6x6-35", "rushhour", 35, 53, 4, "AAABBC\nDDEE.C\nXXFG..\n..FGHH\nI.JJKL\nIMMMKL\n"},
      {"tempest", "6x6-36", "rushhour", 37, 52, 4, ".ABBCC\n.ADDDE\nXXFG.E\n..FGHH\nI.JJKL\nIMMMKL\n"},
      {"obsidian", "6x6-37", "rushhour", 33, 46, 4, "..ABBx\nC.AD..\nCXXDE.\nFFGHEI\n..GHJI\nxKKHJI\n"},
      {"labyrinth", "6x6-38", "rushhour", 34, 58, 4, "AABB.C\nD..E.C\nDXXE.C\n..FGGG\nHHFI..\nJJJIKK\n"},
      {"riddle", "6x6-39", "rushhour", 36, 65, 4, "ABBBCD\nA.EECD\nXXFGHI\nJJFGHI\n...KLL\n...K..\n"},
      {"bottleneck", "6x6-40", "rushhour", 39, 55, 4, ".AAABB\n..CDDE\nXXC..E\nFGG.HI\nFJJ.HI\nKKLLLI\n"},
      {"avalanche", "6x6-41", "rushhour", 38, 66, 4, "ABBB.C\nA.DDEC\nXX.FEG\nHH.FEG\n..IJKK\nLLIJ..\n"},
      {"maelstrom", "6x6-42", "rushhour", 40, 75, 4, "AAB.CC\n..BDDE\nXXF..E\nG.FHHI\nGJJK.I\nG..K..\n"},
      {"gauntlet", "6x6-43", "rushhour", 42, 73, 4, "AABCDD\nEEBC.F\nXXG..F\nH.G.II\nHJJ..K\nHLLMMK\n"},
      {"sphinx", "6x6-44", "rushhour", 41, 69, 5, "AAB..C\nD.BEEC\nD.XXF.\nGG.HF.\nIIIHJ.\n...HJ.\n"},
      {"minotaur", "6x6-45", "rushhour", 43, 68, 5, "A.BBCC\nADDD.E\nXXFG.E\n..FGHH\n.IIIJK\n..LLJK\n"},
      {"leviathan", "6x6-46", "rushhour", 46, 78, 5, "A.BBBC\nADDEFC\nXXGEFH\nIIGJFH\n...JKK\n.LLMM.\n"},
      {"everest", "6x6-47", "rushhour", 45, 85, 5, "ABBB..\nACCC.D\nXXEFGD\nHHEFGD\n...IJJ\n.KKI..\n"},
      {"zenith", "6x6-48", "rushhour", 44, 69, 5, "ABB.CD\nAEF.CD\nAEFXXG\nHHIJ.G\n..IJKK\n.LLMM.\n"},
      {"titan", "6x6-49", "rushhour", 49, 92, 5, "AAABCD\nEFFBCD\nE.XXCD\nGGH...\n.IHJJ.\n.IKKLL\n"},
      {"plaza", "9x9-1", "rushhour", 10, 14, 1,
       "........A\n"
       "B.......A\n"
       "BCC.....A\n"
       "D.E......\n"
       "D.EFFFXXG\n"
       "H.......G\n"
       "H.IJKKLLL\n"
       "..IJ.M...\n"
       "NN.OOM...\n"},
      {"bazaar", "9x9-2", "rushhour", 12, 16, 2,
       ".........\n"
       ".........\n"
       "AAA.BBCCC\n"
       "DEEEFFFGG\n"
       "D...XXH.I\n"
       "......H.I\n"
       "JJ.KKKHLM\n"
       "....NOOLM\n"
       "....N....\n"},
      {"terminal", "9x9-3", "rushhour", 17, 26, 2,
       "A........\n"
       "A.BCCDDEE\n"
       "..B.FFFGG\n"
       "HIJJKKLL.\n"
       "HIMMXX.NO\n"
       ".PP..Q.NO\n"
       "RR...Q.NO\n"
       ".....QSST\n"
       "........T\n"},
      {"roundabout", "9x9-4", "rushhour", 19, 26, 2,
       ".ABBCDDE.\n"
       ".AFGC.HEI\n"
       "JJFGKKH.I\n"
       "LM......I\n"
       "LM.NNNXXO\n"
       "PPQQ.RR.O\n"
       ".S.TUUVVV\n"
       ".S.T.W...\n"
       "YYZZ.W...\n"},
      {"interchange", "9x9-5", "rushhour", 25, 35, 3,
       ".ABBCDDE.\n"
       ".A.FC.GEH\n"
       ".IIFJJGKH\n"
       "LMN....KH\n"
       "LMNOOOXXP\n"
       ".QQRSSTTP\n"
       "...RUUVVV\n"
       "..WY.....\n"
       "..WY.....\n"},
      {"metropolis", "9x9-6", "rushhour", 30, 40, 3,
       "A  B  C  C  D  E  E  F  G\n"
       "A  B  .  H  D  .  I  F  G\n"
       "J  K  K  H  L  L  I  M  G\n"
       "J  N  O  P  P  .  .  M  Q\n"
       ".  N  O  R  R  R  X  X  Q\n"
       "S  T  T  U  V  V  W  W  .\n"
       "S  .  Y  U  Z  Z  AA AA AA\n"
       ".  .  Y  AB .  .  .  .  .\n"
       ".  .  .  AB .  .  .  .  .\n"},
      {"boulevard", "12x12-1", "rushhour", 8, 11, 1,
       "..........AA\n"
       ".........BBB\n"
       "...........C\n"
       ".........DDC\n"
       "...........C\n"
       "......XX.EFG\n"
       ".........EFG\n"
       "........HH.I\n"
       "...........I\n"
       "........JJKK\n"
       "............\n"
       "............\n"},
      {"megacity", "12x12-2", "rushhour", 12, 18, 2,
       ".......ABBCC\n"
       ".......A.DEE\n"
       ".........D.F\n"
       "........GHHF\n"
       "........GIIJ\n"
       ".......XX.KJ\n"
       "..........KJ\n"
       "..........LL\n"
       "...........M\n"
       "...........M\n"
       "...........N\n"
       "...........N\n"},
  };
  // clang-format on
  return list;
}

const Builtin& default_builtin() { return rushhour_builtins()[22]; }

}  // namespace gridlock
